// @ts-check
// SPDX-License-Identifier: Apache-2.0
// Reads the keyframes of a page in the time between pictures.

/** Milliseconds of work at a time, and those of the pauses: between pieces, and while a visitor plays. */
const workTime = 4, pause = 12, playingPause = 250;

/**
 * Reads what the page begins from, piece by piece; the pictures of a visitor who plays take all of the time.
 * @param {Pick<import("./playsource.mjs").PlaySource, "isFree" | "prepare">} play
 * @param {(work: () => void, milliseconds: number) => unknown} later
 */
export function prepareInPauses(play, later = setTimeout) {
  const work = () => {
    if (play.isFree) later(work, playingPause);
    else if (!play.prepare(workTime)) later(work, pause);
  };
  work();
}
