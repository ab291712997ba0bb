import { css } from 'styled-components';
import { color, motion, oneLine, radius, shadow, size, space, text, weight } from './names';

/**
 * The style of a filter chip, `Status Active ⌄`: its label as text, its value in a `<strong>`, an icon. `data-active`
 * tints it.
 */
export const chip = css`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 6px;
  max-width: 340px;
  height: ${size.control};
  padding: 0 10px 0 ${space[3]};
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.md};
  background-color: ${color.bgRaised};
  box-shadow: ${shadow.control};
  ${text.sm}
  color: ${color.textSecondary};
  white-space: nowrap;
  transition: background-color ${motion.fast};

  > strong {
    font-weight: ${weight.strong};
    color: ${color.text};
    ${oneLine}
  }

  > svg {
    color: ${color.textMuted};
  }

  &:hover {
    background-color: ${color.bgHover};
  }

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
