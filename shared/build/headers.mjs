/** The headers of every answer, for the server of this workspace and for the static hosts that `publish-static` writes for. */

const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
/** The one fixed rule react-aria adds for pressable elements. */
const pressableStyle = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";

/** The content security policy of a page: scripts and data only from the product's origins. */
export function contentSecurityPolicy({ remoteOrigins, scriptHash = '' }) {
  const own = ["'self'", ...remoteOrigins].join(' ');
  return [
    "default-src 'none'",
    `script-src ${own} ${scriptHash}`.trim(),
    `connect-src ${own}`,
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
export function hostHeaders({ remoteOrigins, scriptHash }) {
  return {
    ...always,
    'Content-Security-Policy': contentSecurityPolicy({ remoteOrigins, scriptHash }),
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
