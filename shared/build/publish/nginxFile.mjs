import { allowedMethods, cacheControl } from '../headers.mjs';

/** Names of version folders start with the package version. */
const versionFolder = '[0-9]+[.][0-9]+[.][^/]+/';

export const nginxName = 'nginx.conf';

const head = `# Written by publish-static. Include this file in the http block of nginx. Adapt listen, server_name and root, and add
# TLS where it ends here. Reload nginx when this file has changed.
`;

/**
 * The configuration of nginx for all sites.
 *
 * @param {object[]} sites each with `name`, `hasHost`, `headers` from `headersOf`, `root` (absolute) and `listen`
 */
export function nginxFile(sites) {
  return [head, cacheMap, ...sites.filter(({ hasHost }) => hasHost).flatMap(areaMaps), ...sites.map(server)].join('\n');
}

/** Whether `nginxFile` wrote this, whatever was adapted below the first line. */
export function isNginxFile(text) {
  return text.startsWith(head.split('.')[0]);
}

const cacheMap = `map $uri $back_office_cache {
  default "${cacheControl.live}";
  "~^/(areas/[^/]+/)?${versionFolder}" "${cacheControl.version}";
}
`;

/** What differs between the host's files and those of the areas below it. */
function areaMaps({ headers }) {
  const names = [...new Set([...Object.keys(headers.host), ...Object.keys(headers.areas)])];
  return names.map(
    (name) => `map $uri ${variable(name)} {
  default "${headers.host[name] ?? ''}";
  "~^/(areas|embed)/" "${headers.areas[name] ?? ''}";
}
`,
  );
}

function server({ name, hasHost, headers, root, listen, serverName = '_' }) {
  const own = Object.entries(headers.all).map(([header, value]) => `  add_header ${header} "${value}" always;`);
  // An empty value adds no header.
  const differing = [...new Set([...Object.keys(headers.host), ...Object.keys(headers.areas)])].map(
    (header) => `  add_header ${header} ${variable(header)} always;`,
  );
  return `# ${name}
server {
  listen ${listen};
  server_name ${serverName};
  root "${root}";

  types {
    text/html html;
    text/javascript js;
    application/json json;
  }
  default_type application/octet-stream;
  charset utf-8;
  charset_types text/html text/javascript application/json;
  gzip_static on;
  # brotli_static on;  # with the module ngx_brotli
  gzip_vary on;
  disable_symlinks on from=$document_root;
  server_tokens off;

${[...own, ...differing].join('\n')}
  # Not "always": that a file is missing must not be remembered.
  add_header Cache-Control $back_office_cache;

  if ($request_method !~ ^(${allowedMethods.join('|')})$) {
    return 405;
  }
  location ~ (^/_|/[.]) {
    return 404;
  }
  location ~ [.][a-zA-Z0-9_]+$ {
    try_files $uri =404;
  }
  location / {
    try_files $uri ${hasHost ? '/index.html' : '=404'};
  }
}
`;
}

function variable(header) {
  return `$back_office_${header.toLowerCase().replaceAll('-', '_')}`;
}
