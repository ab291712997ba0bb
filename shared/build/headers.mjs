/** The headers of every answer, for the server of this workspace and for the static hosts that `publish-static` writes for. */

const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
/** The one fixed rule react-aria adds for pressable elements. */
const pressableStyle = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";

/**
 * The servers that keep the ledgers of shops, which the product may connect to beside its own origins: the addresses in
 * `BACK_OFFICE_LEDGER`, separated by spaces. Without it the product connects to nothing outside. Throws an error in one
 * line for what is no address.
 *
 * @returns {string[]} without a slash at the end
 */
export function readLedgers(text = process.env.BACK_OFFICE_LEDGER) {
  return readAddresses('BACK_OFFICE_LEDGER', text);
}

/** The same for language models that the assistant may ask: the addresses in `BACK_OFFICE_MODEL`. See docs/model.md. */
export function readModels(text = process.env.BACK_OFFICE_MODEL) {
  return readAddresses('BACK_OFFICE_MODEL', text);
}

function readAddresses(variable, text) {
  return (text ?? '')
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => {
      const url = URL.canParse(word) ? new URL(word) : undefined;
      const isPlain = url && /^https?:$/.test(url.protocol) && !url.username && !url.search && !url.hash;
      if (!isPlain) throw new Error(`${variable}: write addresses such as https://server.example, not ${word}.`);
      return `${url.origin}${url.pathname}`.replace(/\/+$/, '');
    });
}

/**
 * The content security policy of a page: scripts only from the product's origins, data from these, from the servers of
 * connected shops and from the language models that the deployment allows.
 */
export function contentSecurityPolicy({ remoteOrigins, scriptHash = '', ledgers = [], models = [] }) {
  const own = ["'self'", ...remoteOrigins].join(' ');
  const connected = [...new Set([...ledgers, ...models].map((address) => new URL(address).origin))];
  return [
    "default-src 'none'",
    `script-src ${own} ${scriptHash}`.trim(),
    `connect-src ${[own, ...connected].join(' ')}`,
    `style-src 'self' ${emptyStyle} ${pressableStyle}`,
    `img-src 'self' data: blob: ${remoteOrigins.join(' ')}`.trim(),
    "worker-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** A remote has files for other pages and no page of its own. */
const noPagePolicy = "default-src 'none'; frame-ancestors 'none'";

/** Everything that browsers ask permission for and the product does not use; it does write to the clipboard. */
const unusedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
];

const always = { 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'no-referrer' };

/** Of the host's origin. */
export function hostHeaders({ remoteOrigins, scriptHash, ledgers, models }) {
  return {
    ...always,
    'Content-Security-Policy': contentSecurityPolicy({ remoteOrigins, scriptHash, ledgers, models }),
    // No page that opens this one, or is opened by it, can reach its window.
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
  };
}

/** Of the files of a remote, which any page may load: the host from its own origin, partners that embed an area. */
export const remoteHeaders = {
  ...always,
  'Content-Security-Policy': noPagePolicy,
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Access-Control-Allow-Origin': '*',
  'Timing-Allow-Origin': '*',
};

export const cacheControl = {
  /** Files of a version never change; a new build gets a new folder. */
  version: 'public, max-age=31536000, immutable',
  /** What names the live versions is asked for again each time. */
  live: 'no-cache',
};

/** What a static server may be asked for. */
export const allowedMethods = ['GET', 'HEAD'];
