import { css } from 'styled-components';
import { color, floatEdge, radius, shadow } from '@back-office/shared/theme';

/**
 * A bar with inverse colors (toast, selection bar). It sets the tokens that buttons use, so every button fits without
 * knowing about it.
 */
export const inverseBar = css`
  --text: ${color.textInverse};
  --text-secondary: ${color.textInverse};
  --text-muted: ${color.textInverseMuted};
  --text-disabled: ${color.textInverseMuted};
  --accent-text: ${color.textInverse};
  --focus: ${color.textInverse};
  --bg-hover: color-mix(in srgb, ${color.textInverse} 14%, transparent);
  --bg-raised: color-mix(in srgb, ${color.textInverse} 14%, transparent);
  --bg-sunken: transparent;
  --border-strong: transparent;
  --shadow-control: none;

  border-radius: ${radius.lg};
  background-color: ${color.bgInverse};
  box-shadow: ${shadow.float};
  color: ${color.textInverse};
  ${floatEdge}
`;
