// An ES module for pages without React or the host: `import { mount } from '…/embed.js'`, or the custom element.
const entry = new URL('./remoteEntry.js', import.meta.url).href;
let container;

/** Loads the entry once and starts it with an empty share scope, so that the remote uses its own React. */
function loadContainer() {
  container ??= new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = entry;
    script.crossOrigin = 'anonymous';
    script.integrity = '__INTEGRITY__';
    script.onload = () => {
      script.remove();
      resolve(globalThis['__CONTAINER__']);
    };
    script.onerror = () => {
      script.remove();
      reject(new Error(`${entry} could not be loaded.`));
    };
    document.head.append(script);
  }).then(async (loaded) => {
    await loaded.init({});
    return loaded;
  });
  container.catch(() => (container = undefined));
  return container;
}

/** Same options as the area's `./mount`; resolves to `{ update, navigate, unmount }`. */
export async function mount(element, options) {
  const loaded = await loadContainer();
  const factory = await loaded.get('./mount');
  return factory().mount(element, options);
}

if (!customElements.get('back-office-__AREA__')) {
  customElements.define(
    'back-office-__AREA__',
    class extends HTMLElement {
      static observedAttributes = ['theme', 'path'];
      #mounted;

      async connectedCallback() {
        const options = { shadow: true, theme: this.getAttribute('theme') ?? 'light' };
        if (this.hasAttribute('path')) options.path = this.getAttribute('path');
        if (this.hasAttribute('storage-namespace')) options.storageNamespace = this.getAttribute('storage-namespace');
        this.#mounted = mount(this, options);
        await this.#mounted;
      }

      async disconnectedCallback() {
        const mounted = await this.#mounted;
        if (!this.isConnected) mounted?.unmount();
      }

      async attributeChangedCallback(name, old, value) {
        if (old === value || !this.#mounted) return;
        const mounted = await this.#mounted;
        if (name === 'theme') mounted.update({ theme: value });
        else mounted.navigate(value);
      }
    },
  );
}
