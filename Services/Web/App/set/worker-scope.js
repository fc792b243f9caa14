// @ts-check
// What the page's modules expect of a window and a service worker doesn't have: import it before them. Nothing here keeps or
// shows anything.

const nothing = {
  localStorage: {getItem: () => null, setItem() {}, removeItem() {}},
  HTMLElement: class {},
};

for (const [name, value] of Object.entries(nothing)) if (!(name in globalThis)) Object.assign(globalThis, {[name]: value});
