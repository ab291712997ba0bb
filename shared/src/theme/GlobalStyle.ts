import { createGlobalStyle } from 'styled-components';
import { keyframeRules } from './keyframes';
import { media } from './names';
import { dark, fixed, light, onPhone, onReducedMotion } from './tokens';

const declarations = (tokens: Readonly<Record<string, string>>, suffix = '') =>
  Object.entries(tokens)
    .map(([name, value]) => `--${name}: ${value}${suffix};`)
    .join('\n');

const scope = ':where([data-back-office])';
/**
 * For rules about every element. Matching `:where()` against all ancestors took half of all style time. No rule with
 * this weight sets the same properties, so the weight of the attribute does not matter.
 */
const everywhere = '[data-back-office]';

/** The tokens as CSS rules: light unless the element has `data-theme="dark"`, and always light on paper. */
export const tokenRules = `
  ${scope} {
    ${declarations(fixed)}
    ${declarations(light)}
    color-scheme: light;
    scrollbar-color: auto;
  }

  @media screen {
    :where([data-back-office][data-theme='dark']) {
      ${declarations(dark)}
      color-scheme: dark;
      scrollbar-color: var(--border-control) transparent;
    }
  }

  ${media.phone} {
    ${scope} {
      ${declarations(onPhone)}
    }
  }

  /*
   * By the tokens: a rule that sets the durations of every element makes each calculation of the styles take three
   * times as long. Also where an integrator sets the tokens.
   */
  @media (prefers-reduced-motion: reduce) {
    ${scope} {
      ${declarations(onReducedMotion, ' !important')}
    }
  }
`;

/**
 * Tokens, a small reset and the focus ring, all below `[data-back-office]`. The host sets that
 * attribute on `<html>`, `mount` on its own element, each with `data-theme="light|dark"`. Everything is inside
 * `:where()`, so an integrator can override it with a plain `[data-back-office] { --accent: … }`.
 */
export const GlobalStyle = createGlobalStyle`
  ${tokenRules}
  ${keyframeRules}

  ${scope} {
    font: var(--weight-regular) var(--size-sm) / var(--line-sm) var(--font);
    color: var(--text);
    background-color: var(--bg-surface);
    -webkit-font-smoothing: antialiased;
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    text-align: start;
  }

  ${everywhere} *,
  ${everywhere} *::before,
  ${everywhere} *::after {
    box-sizing: border-box;
  }

  /* What has the focus is scrolled clear of the assistant's bar, which is as high. */
  ${media.phone} {
    ${scope} {
      scroll-padding-bottom: 56px;
    }
  }

  ${scope} body,
  ${scope} :is(h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, fieldset, pre, blockquote) {
    margin: 0;
    padding: 0;
  }

  ${scope} :is(h1, h2, h3, h4, h5, h6) {
    font-size: inherit;
    font-weight: var(--weight-strong);
  }

  ${scope} :is(ul, ol) {
    list-style: none;
  }

  ${scope} fieldset {
    min-width: 0;
    border: 0;
  }

  ${scope} :is(button, input, textarea, select, optgroup) {
    margin: 0;
    font: inherit;
    letter-spacing: inherit;
    color: inherit;
  }

  ${scope} ::placeholder {
    color: var(--text-muted);
    opacity: 1;
  }

  ${scope} button {
    padding: 0;
    border: 0;
    background: none;
    cursor: pointer;
    touch-action: manipulation;
    -webkit-tap-highlight-color: transparent;
  }

  ${scope} a {
    color: var(--accent-text);
    text-decoration: none;
  }

  /* The chevron of the product in place of the browser's triangle. */
  ${scope} summary {
    list-style: none;
    cursor: pointer;

    &::-webkit-details-marker {
      display: none;
    }

    &::before {
      content: '';
      display: inline-block;
      width: 6px;
      height: 6px;
      margin: 0 10px 2px 2px;
      border: solid;
      border-width: 0 1.5px 1.5px 0;
      transform: rotate(-45deg);
    }
  }

  ${scope} [open] > summary::before {
    transform: rotate(45deg);
  }

  ${scope} table {
    border-collapse: collapse;
    border-spacing: 0;
  }

  ${scope} :is(img, svg, video, canvas) {
    display: block;
  }

  /* Not icons: in Firefox, a button would then be as wide as its text alone, and the icon take room from it. */
  ${scope} :is(img, svg:where(:not([aria-hidden])), video, canvas) {
    max-width: 100%;
  }

  ${scope} svg {
    flex: none;
  }

  ${scope} :is(a, button, input, textarea, select, summary, [tabindex]):focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
`;
