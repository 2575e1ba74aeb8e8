/** Where the routes run: out of the linchpin, along the gutters between the cards, into the years that would change. */

interface Grid {
  width: number;
  height: number;
  gap: number;
  columns: number;
  rows: number;
}

export interface Place {
  row: number;
  column: number;
}

/** "C6" is the sixth card of the third row. */
export function placeOf(index: string): Place {
  return { row: index.charCodeAt(0) - 65, column: Number(index.slice(1)) - 1 };
}

function cell(
  grid: Grid,
  at: Place,
): { left: number; top: number; right: number; bottom: number; middle: number; centre: number } {
  const w = (grid.width - grid.gap * (grid.columns - 1)) / grid.columns;
  const h = (grid.height - grid.gap * (grid.rows - 1)) / grid.rows;
  const [left, top] = [at.column * (w + grid.gap), at.row * (h + grid.gap)];
  return { left, top, right: left + w, bottom: top + h, middle: left + w / 2, centre: top + h / 2 };
}

/** An SVG path in the pixels of the grid; its end is where the arrow's tip belongs. */
export function routeOf(grid: Grid, from: Place, to: Place): string {
  const [a, b] = [cell(grid, from), cell(grid, to)];
  const half = grid.gap / 2;
  if (from.row === to.row && to.column === from.column + 1) return `M${a.right} ${a.centre}H${b.left}`;
  if (from.row === to.row) return `M${a.middle} ${a.top}V${a.top - half}H${b.middle}V${b.top}`;
  const down = `M${a.middle} ${a.bottom}V${a.bottom + half}`;
  if (to.row === from.row + 1) return `${down}H${b.middle}V${b.top}`;
  const side = to.column === 0 ? b.right + half : b.left - half;
  return `${down}H${side}V${b.top - half}H${b.middle}V${b.top}`;
}
