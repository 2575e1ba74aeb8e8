/** Whether the settings dialog stands open; any page may open it. */
const door = $state({ open: false });

export function settingsOpen(): boolean {
  return door.open;
}

export function openSettings(): void {
  door.open = true;
}

export function closeSettings(): void {
  door.open = false;
}
