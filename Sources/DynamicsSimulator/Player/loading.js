"use strict";
// Takes the recording out of the page.

const recording = JSON.parse(document.getElementById("recording").textContent);
const find = (id) => document.getElementById(id);
const last = Math.max(recording.frameCount - 1, 0);
