"use strict";
// Shows all scenes as moving pictures.

const gallery = { scenes: [] };

gallery.load = async function () {
  this.scenes = await (await fetch("scenes.json")).json();
  find("scene-count").textContent = this.scenes.length === 1 ? "1 scene" : `${this.scenes.length} scenes`;
  find("cards").replaceChildren(...this.scenes.map((scene) => {
    const card = document.createElement("a");
    card.className = "card";
    card.href = `#${encodeURIComponent(scene.id)}`;
    card.innerHTML = `<img loading="lazy" alt="" width="${scene.width}" height="${scene.height}"><h2></h2><p></p>`;
    card.querySelector("img").src = `pictures/${encodeURIComponent(scene.id)}.svg`;
    card.querySelector("h2").textContent = scene.title;
    const id = document.createElement("span");
    id.className = "id";
    id.textContent = scene.id;
    card.querySelector("h2").append(id);
    card.querySelector("p").textContent = scene.summary;
    return card;
  }));
};

/** The scene so many places after another one. */
gallery.neighbour = function (id, places) {
  const place = this.scenes.findIndex((scene) => scene.id === id);
  if (place < 0 || this.scenes.length === 0) return undefined;
  return this.scenes[(place + places + this.scenes.length) % this.scenes.length].id;
};
