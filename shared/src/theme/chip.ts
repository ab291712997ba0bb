import { css } from 'styled-components';
import { color, motion, radius, shadow, size, space } from './names';
import { rowStyle, textStyle } from './layout';
import { hoverGround } from './looks';

/**
 * The style of a filter chip, `Status Active ⌄`: its label as text, its value in a `<strong>`, an icon. `data-active`
 * tints it.
 */
export const chip = css`
  position: relative;
  ${rowStyle({ gap: '6px', inline: true, size: 'sm', tone: 'secondary', nowrap: true, fixed: true })}
  max-width: 340px;
  height: ${size.control};
  padding: 0 10px 0 ${space[3]};
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.md};
  background-color: ${color.bgRaised};
  box-shadow: ${shadow.control};
  transition: background-color ${motion.fast};

  > strong {
    ${textStyle({ tone: 'text', weight: 'strong', oneLine: true })}
  }

  > svg {
    color: ${color.textMuted};
  }

  ${hoverGround}

  &[data-active] {
    border-color: ${color.accentBorder};
    background-color: ${color.accentSubtle};

    > :is(strong, svg) {
      color: ${color.accentText};
    }
  }

  &[aria-expanded='true'],
  &[data-active]:hover {
    border-color: ${color.accent};
  }
`;
