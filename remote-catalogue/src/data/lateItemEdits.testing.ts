import * as code from './itemEdits';

/** Tests have it from the start, as a page has it once its list was on the screen. */
export const itemEdits = {
  current: () => code,
  load: async () => code,
  preload: async () => undefined,
};

export const loadedEdits = () => code;
