/** Notices of the browser's own, opt-in: for people whose page is hidden when their turn comes. */

export function mayNotify(): boolean {
  return typeof Notification !== "undefined" && Notification.permission === "granted";
}

/** Ask the browser, which asks the person; tells whether they said yes. */
export async function askToNotify(): Promise<boolean> {
  return typeof Notification !== "undefined" && (await Notification.requestPermission()) === "granted";
}
