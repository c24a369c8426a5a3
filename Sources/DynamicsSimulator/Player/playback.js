"use strict";
// Moves through time, by the clock, the buttons, the keys and the address.

const hashes = steps(recording.hashes, "–");
const scrubber = find("scrubber"), fade = find("fade");
scrubber.max = last;
let position = 0, drawn = -1, isPlaying = true, loops = true, before = 0;
// The last frame stays this long, in frames, before a loop begins again.
const rest = 0.8 * recording.framesPerSecond;

function draw() {
  const frame = Math.max(0, Math.min(Math.floor(position + 1e-6), last));
  if (frame === drawn) return;
  drawn = frame;
  for (const node of nodes) drawNode(node, frame);
  for (const touch of touches) drawTouch(touch, frame);
  if (fade.valueAsNumber > 0) drawXRay(frame);
  drawRows(frame);
  drawEvents(frame);
  scrubber.value = frame;
  scrubber.style.setProperty("--share", `${last ? frame / last * 100 : 0}%`);
  scrubber.setAttribute("aria-valuetext", `${seconds(frame)} seconds`);
  find("time").textContent = `${seconds(frame)} s`;
  find("frame").textContent = `${frame} / ${last}`;
  find("hash").textContent = hashes(frame);
}

function seek(frame) {
  position = Math.max(0, Math.min(frame, last));
  draw();
}

function setPlaying(value) {
  isPlaying = value;
  if (isPlaying && position >= last) position = 0;
  find("play-icon").setAttribute("d", isPlaying ? "M9 6v12M15 6v12" : "M8 5l11 7-11 7z");
  find("play-icon").style.strokeWidth = isPlaying ? 3.2 : 1.6;
  const name = isPlaying ? "Pause (P)" : "Play (P)";
  find("play").setAttribute("aria-label", name);
  find("play").title = name;
}

function setLoops(value) {
  loops = value;
  find("loop").setAttribute("aria-pressed", String(value));
}

function setFade(value) {
  fade.value = value;
  fade.style.setProperty("--share", `${value}%`);
  fade.setAttribute("aria-valuetext", value < 1 ? "App" : value > 99 ? "X-ray" : `${value} percent X-ray`);
  // The first half brings the X-ray in, the second takes the app away.
  xray.setAttribute("opacity", Math.min(value / 50, 1));
  xray.setAttribute("display", value > 0 ? "inline" : "none");
  veil.setAttribute("opacity", 0.9 * Math.max(value / 50 - 1, 0));
  if (value > 0) drawXRay(Math.max(drawn, 0));
}

function tick(now) {
  const elapsed = Math.min((now - before) / 1000, 0.1);
  before = now;
  if (isPlaying) {
    position += elapsed * recording.framesPerSecond * Number(find("speed").value);
    if (loops && position > last + rest) position = 0;
    if (!loops && position >= last) { position = last; setPlaying(false); }
    draw();
  }
  requestAnimationFrame(tick);
}

const step = (frames) => { setPlaying(false); seek(Math.min(Math.floor(position + 1e-6), last) + frames); };
const restart = () => { position = 0; draw(); };
find("play").addEventListener("click", () => setPlaying(!isPlaying));
find("step").addEventListener("click", () => step(1));
find("back").addEventListener("click", () => step(-1));
find("restart").addEventListener("click", restart);
find("loop").addEventListener("click", () => setLoops(!loops));
scrubber.addEventListener("input", () => { setPlaying(false); seek(scrubber.valueAsNumber); });
fade.addEventListener("input", () => setFade(fade.valueAsNumber));

const keys = {
  p: () => setPlaying(!isPlaying), o: () => step(1), ".": () => step(1), ",": () => step(-1),
  r: restart, l: () => setLoops(!loops), x: () => setFade(fade.valueAsNumber < 50 ? 100 : 0),
};
addEventListener("keydown", (event) => {
  if (event.metaKey || event.ctrlKey || event.altKey) return;
  if (event.target.matches?.("select")) return;
  const isControl = event.target.matches?.("button, input");
  const action = event.key === " " && !isControl ? keys.p : keys[event.key.toLowerCase()];
  if (!action) return;
  event.preventDefault();
  action();
});

// The address may carry a moment: #t=1.5&xray=1&paused&speed=0.25
const address = new URLSearchParams(location.hash.slice(1));
const number = (name) => { const value = Number.parseFloat(address.get(name)); return Number.isFinite(value) ? value : undefined; };
setFade(Math.round(Math.min(Math.max(number("xray") ?? recording.xray, 0), 1) * 100));
if (number("speed") !== undefined) find("speed").value = String(number("speed"));
setPlaying(!address.has("paused") && !matchMedia("(prefers-reduced-motion: reduce)").matches);
seek(Math.round(((number("t") ?? recording.startTime) - recording.startTime) * recording.framesPerSecond));
requestAnimationFrame((now) => { before = now; tick(now); });
