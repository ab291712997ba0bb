/** The major version of the contract that these types describe. */
const contract = 1;

/**
 * Imports the live version of an area from where the product is published, and defines its element. Rejects if the module
 * does not arrive; call it again to try again.
 */
export async function loadArea(area, origin) {
  attempts += 1;
  const retry = failed.has(`${origin} ${area}`) ? `?retry=${attempts}` : '';
  const address = new URL(`embed/v${contract}/${area}.js${retry}`, origin.endsWith('/') ? origin : `${origin}/`);
  try {
    return await import(/* webpackIgnore: true */ /* @vite-ignore */ address.href);
  } catch (error) {
    // Browsers may keep an import that failed: the next attempt has another address.
    failed.add(`${origin} ${area}`);
    throw error;
  }
}

let attempts = 0;
const failed = new Set();
