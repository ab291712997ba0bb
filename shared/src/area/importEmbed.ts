import type { ImportEmbed } from './recovery';

declare const __webpack_public_path__: string | undefined;

export const importEmbed: ImportEmbed = (attempt) => {
  if (typeof __webpack_public_path__ === 'undefined') return Promise.reject(new Error('This build has no embed.js.'));
  const url = `${__webpack_public_path__}embed.js${attempt > 1 ? `?retry=${attempt}` : ''}`;
  return import(/* webpackIgnore: true */ url);
};
