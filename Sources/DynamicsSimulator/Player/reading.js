"use strict";
// Reads a recording: whole numbers become functions of the frame. Needs `recording`.

/** The value of a series at every frame, in its unit; a function of the frame. */
function series(source, unit, standard = 0) {
  if (!source) return () => standard;
  const base = source.base;
  if (!source.runs) return () => base * unit;
  const values = new Float64Array(recording.frameCount);
  let value = base, next = 0, run = 0;
  for (let frame = 0; frame < values.length; frame += 1) {
    if (run < source.runs.length && frame >= source.runs[run] + source.runs[run + 1]) run += 2;
    if (run < source.runs.length && frame >= source.runs[run]) value += source.deltas[next++];
    values[frame] = value * unit;
  }
  return (frame) => values[frame];
}

/** The value that holds at a frame; a function of the frame. */
function steps(source, standard) {
  return (frame) => {
    let low = 0, high = source.at.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (source.at[middle] <= frame) low = middle + 1; else high = middle;
    }
    return low === 0 ? standard : source.values[low - 1];
  };
}

/** Undoes the differences between lists of equal length. */
function lists(source) {
  let previous = [];
  const values = source.values.map((value) => {
    const isDifference = value.length === previous.length;
    previous = isDifference ? value.map((number, index) => number + previous[index]) : value;
    return previous;
  });
  return steps({ at: source.at, values }, []);
}

const lengths = (numbers) => numbers.map((number) => number / 100);
