import { wholeSample } from './wholeSample';

const sample = wholeSample();

/** Tests have it from the start, as a page has it that opens a screen of figures. */
export const sampleCode = {
  current: () => sample,
  load: async () => sample,
  provide: () => sample,
  preloadAnswers: async () => undefined,
  subscribe: () => () => undefined,
};
