/**
 * The container of an entry that found no federation core to borrow. The first call loads the core and then the entry
 * again, which now finds it and puts the real container in the place of this one. It is written into every entry as
 * text, so it uses nothing outside itself and has no comments. For pages that demand trusted types, `embed.js` lends the
 * function that makes them. A retry of the entry has an address of its own, and so has its core.
 */
export function standaloneContainer({ src, integrity, nonce }, name, core) {
  const trusted = globalThis[Symbol.for('back-office:script-url')] ?? ((url) => url);
  const load = (file) =>
    new Promise((resolve, reject) => {
      const script = Object.assign(document.createElement('script'), {
        crossOrigin: 'anonymous',
        integrity: file.integrity,
        src: trusted(file.src),
        ...(nonce && { nonce }),
      });
      script.onload = () => {
        script.remove();
        resolve();
      };
      script.onerror = () => {
        script.remove();
        reject(new Error(`${file.src} could not be loaded.`));
      };
      document.head.append(script);
    });
  const start = async () => {
    await load({ src: new URL(core.file + new URL(src).search, src).href, integrity: core.integrity });
    await load({ src, integrity });
    return globalThis[name];
  };
  let starting;
  const container = () => {
    starting ??= start();
    starting.catch(() => {
      starting = undefined;
    });
    return starting;
  };
  return {
    init: async (...scope) => (await container()).init(...scope),
    get: async (...module) => (await container()).get(...module),
  };
}
