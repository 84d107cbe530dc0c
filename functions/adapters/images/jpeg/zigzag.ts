/** Place (row * 8 + column) of the n-th coefficient of a block in the order files store them. */
export const zigzag: Uint8Array = (() => {
  const order = new Uint8Array(64);
  let [row, column] = [0, 0];
  for (let index = 0; index < 64; index += 1) {
    order[index] = row * 8 + column;
    const upwards = (row + column) % 2 === 0;
    if (upwards && column === 7) row += 1;
    else if (upwards && row === 0) column += 1;
    else if (!upwards && row === 7) column += 1;
    else if (!upwards && column === 0) row += 1;
    else [row, column] = upwards ? [row - 1, column + 1] : [row + 1, column - 1];
  }
  return order;
})();
