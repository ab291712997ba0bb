import { css } from 'styled-components';
import { layer, media, motion, radius, size, space } from './names';
import { boxStyle, notOnPaper, rowStyle } from './layout';
import { centered } from './looks';

/**
 * The place of one button at the bottom right of the window, where it covers no content. On wide screens it is a tab in
 * the gutter of the screens, or of the list beside a docked panel (`data-docked-panel`). On phones it is a bar that takes
 * the free space at the end of every screen, and makes room for a selection bar. Use it for a box around the button.
 */
export const cornerDock = css`
  position: fixed;
  right: 0;
  bottom: ${space[6]};
  z-index: ${layer.widget};

  > button {
    ${centered}
    width: ${size.gutter};
    ${boxStyle({ height: '56px', pad: '0px' })}
    border-start-end-radius: 0;
    border-end-end-radius: 0;
    border-start-start-radius: ${radius.lg};
    border-end-start-radius: ${radius.lg};
  }

  [data-back-office]:has([data-docked-panel]) & {
    right: ${size.panelWidth};
  }

  [data-back-office]:has([data-docked-panel='narrow']) & {
    right: 344px;
  }

  ${media.phone} {
    inset: auto 0 0;
    ${rowStyle({ gap: 3, justify: 'end', height: '56px', line: 'top', ground: 'canvas' })}
    padding-inline: ${size.gutter};
    transition: translate ${motion.normal};

    > button {
      ${boxStyle({ width: '48px', height: '40px', round: 'full' })}
    }

    [data-back-office]:has([data-docked-panel]) & {
      right: 0;
    }

    [data-back-office]:has([data-floating='selection']) & {
      display: none;
    }
  }

  ${notOnPaper}
`;
