// By its path, because the name stands for the copy of the page.
export {
  StyleSheetManager,
  createGlobalStyle,
  css,
  default,
  keyframes,
} from 'styled-components/dist/styled-components.browser.esm.js';
