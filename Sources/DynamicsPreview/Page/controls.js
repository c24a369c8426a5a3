"use strict";
// Moves through time, by the clock, the buttons, the keys and the address.

const scrubber = find("scrubber"), fade = find("fade");

const player = {
  scene: undefined, frame: 0, furthest: 0, isPlaying: true, due: 0, before: 0, wanted: undefined,
  // Frames that have come and wait for their picture, how many are on their way, and how many
  // pictures the clock has asked for.
  ready: [], coming: 0, owed: 0,

  get wantsXRay() { return fade.valueAsNumber > 0; },

  async open(id) {
    const answer = await connection.ask({ do: "open", scene: id, touches: plays() });
    if (!answer.opened) { location.hash = ""; return; }
    this.scene = answer.opened;
    document.body.dataset.view = "scene";
    find("demo").hidden = !this.scene.hasTouches;
    this.ready = [];
    this.owed = 0;
    this.due = 0;
    stage.open(this.scene);
    panels.open(this.scene);
    await this.refresh();
  },

  show(frame) {
    if (frame.error || frame.frame === undefined) return;
    this.frame = frame.frame;
    this.furthest = frame.furthest;
    stage.show(frame);
    panels.show(frame, !this.isPlaying);
  },

  /** Shows a frame after all that came before it: each tells only what is new. */
  showNow(frame) {
    this.ready.push(frame);
    this.showReady(Infinity);
  },

  showReady(most) {
    for (let count = 0; count < most && this.ready.length; count += 1) this.show(this.ready.shift());
  },

  /** Asks for a frame after some others and shows it. */
  async advance(frames) {
    this.showNow(await connection.ask({ do: "advance", frames, xray: this.wantsXRay }));
  },

  /** Shows the present again. */
  refresh() { return this.advance(0); },

  /** Goes to a frame; while an answer is awaited, only the last wish counts. */
  async seek(frame, runs = false) {
    if (runs && frame > this.furthest) return this.advance(Math.min(frame - this.frame, 300));
    const isUnderWay = this.wanted !== undefined;
    this.wanted = Math.max(0, Math.min(frame, this.furthest));
    if (isUnderWay) return;
    while (this.wanted !== undefined) {
      const target = this.wanted;
      const answer = await connection.ask({ do: "seek", frame: target, xray: this.wantsXRay });
      if (this.wanted === target) this.wanted = undefined;
      this.showNow(answer);
    }
  },

  /** Gives a parameter a value; while an answer is awaited, only the last wish counts. */
  async set(parameter, value) {
    const isUnderWay = this.wish !== undefined;
    this.wish = { do: "set", parameter, value };
    if (isUnderWay) return;
    while (this.wish) {
      const wish = this.wish;
      this.showNow(await connection.ask(wish));
      if (this.wish === wish) this.wish = undefined;
    }
    this.setPlaying(true);
  },

  setPlaying(value) {
    // What stands still is told in full.
    if (this.isPlaying && !value && this.scene) this.refresh();
    this.isPlaying = value;
    this.due = 0;
    this.owed = 0;
    find("play-icon").setAttribute("d", value ? "M9 6v12M15 6v12" : "M8 5l11 7-11 7z");
    find("play-icon").style.strokeWidth = value ? 3.2 : 1.6;
    const name = value ? "Pause (P)" : "Play (P)";
    find("play").setAttribute("aria-label", name);
    find("play").title = name;
  },

  /**
   * Asks for what the clock has made due, and shows what came for an earlier tick.
   *
   * Two frames are under way or ready: so an answer has two ticks to arrive, and one that is late
   * delays no picture.
   */
  follow(frames) {
    const lead = this.coming + this.ready.length;
    if (frames > 0 && lead < 4) {
      this.due -= frames;
      if (lead >= 2) this.owed += 1;
      this.coming += 1;
      connection.send({ do: "advance", frames, xray: this.wantsXRay }, (frame) => {
        this.coming -= 1;
        this.ready.push(frame);
        if (!this.isPlaying) this.showReady(Infinity);
      });
    }
    const count = Math.min(this.owed, this.ready.length);
    this.owed -= count;
    this.showReady(count);
  },

  tick(now) {
    const elapsed = Math.min((now - this.before) / 1000, 0.1);
    this.before = now;
    if (this.scene && document.body.dataset.view === "scene") {
      if (this.isPlaying) {
        this.due = Math.min(this.due + elapsed * 60 * Number(find("speed").value), 24);
        // Rounded, so that a display of 60 Hz whose clock trembles shows every frame once.
        const frames = Math.round(this.due);
        if (frames > 0 || !connection.isBusy) fingers.flush();
        this.follow(frames);
      } else {
        this.showReady(Infinity);
        if (!connection.isBusy) fingers.flush();
      }
      tips.follow(now);
    }
    requestAnimationFrame((time) => this.tick(time));
  },
};

const plays = () => find("demo").getAttribute("aria-pressed") === "true";
const restart = () => player.scene && player.open(player.scene.id);
const step = (frames) => {
  player.setPlaying(false);
  // From where the last step leads, which may not be shown yet.
  if (frames > 0) player.advance(frames); else player.seek((player.wanted ?? player.frame) + frames);
};
const setFade = (value) => {
  const wasOff = fade.valueAsNumber === 0 || !stage.xray;
  fade.value = value;
  fade.style.setProperty("--share", `${value}%`);
  fade.setAttribute("aria-valuetext", value < 1 ? "App" : value > 99 ? "X-ray" : `${value} percent X-ray`);
  stage.fade(value);
  if (value > 0 && wasOff && player.scene && !player.isPlaying) player.refresh();
};
const goHome = () => { location.hash = ""; };
const goTo = (places) => {
  const id = gallery.neighbour(player.scene?.id, places);
  if (id) location.hash = encodeURIComponent(id);
};
const togglePanels = () => document.body.classList.toggle("wide");
const toggleDemo = () => {
  find("demo").setAttribute("aria-pressed", String(!plays()));
  restart();
};

find("play").addEventListener("click", () => player.setPlaying(!player.isPlaying));
find("step").addEventListener("click", () => step(1));
find("back").addEventListener("click", () => step(-1));
find("restart").addEventListener("click", restart);
find("demo").addEventListener("click", toggleDemo);
find("home").addEventListener("click", goHome);
scrubber.addEventListener("input", () => { player.setPlaying(false); player.seek(scrubber.valueAsNumber); });
fade.addEventListener("input", () => setFade(fade.valueAsNumber));

const keys = {
  p: () => player.setPlaying(!player.isPlaying), o: () => step(1), ".": () => step(1), ",": () => step(-1),
  r: restart, x: () => setFade(fade.valueAsNumber < 50 ? 100 : 0), f: toggleDemo,
  "[": () => goTo(-1), "]": () => goTo(1), tab: togglePanels, escape: goHome,
};
addEventListener("keydown", (event) => {
  if (event.metaKey || event.ctrlKey || event.altKey || event.shiftKey) return;
  if (document.body.dataset.view !== "scene" || event.target.matches?.("select")) return;
  const isControl = event.target.matches?.("button, input, summary");
  // Where the keyboard already moves from control to control, Tab keeps its meaning.
  if (event.key === "Tab" && isControl) return;
  const action = event.key === " " && !isControl ? keys.p : keys[event.key.toLowerCase()];
  if (!action) return;
  event.preventDefault();
  action();
});

// The address names a scene and may carry a moment: #R3&t=1.5&xray=1&paused&speed=0.25
async function follow() {
  const [id, ...rest] = location.hash.slice(1).split("&");
  if (!id) {
    document.body.dataset.view = "gallery";
    document.title = "OpenUIDynamics preview";
    player.scene = undefined;
    return;
  }
  const address = new URLSearchParams(rest.join("&"));
  const number = (name) => { const value = Number.parseFloat(address.get(name)); return Number.isFinite(value) ? value : undefined; };
  if (number("xray") !== undefined) setFade(Math.round(Math.min(Math.max(number("xray"), 0), 1) * 100));
  if (number("speed") !== undefined) find("speed").value = String(number("speed"));
  player.setPlaying(false);
  await player.open(decodeURIComponent(id));
  // Somebody debugs an animator of the scene.
  if (number("xray") === undefined && player.scene?.showsXRay) setFade(100);
  let missing = Math.round((number("t") ?? 0) * 60);
  for (; missing > 0; missing -= 300) await player.advance(Math.min(missing, 300));
  player.setPlaying(!address.has("paused"));
}

/** What was asked is never answered. */
function onDisconnected() {
  Object.assign(player, {
    scene: undefined, coming: 0, owed: 0, ready: [], wanted: undefined, wish: undefined,
  });
  tips.isAsking = false;
}

async function onConnected() {
  await gallery.load();
  await follow();
}
addEventListener("hashchange", follow);
connection.open();
requestAnimationFrame((now) => { player.before = now; player.tick(now); });
