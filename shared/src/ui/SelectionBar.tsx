import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { formatCount } from '@back-office/shared/format';
import {
  boxStyle,
  color,
  keyframes,
  layer,
  media,
  motion,
  rowStyle,
  space,
  textStyle,
  visuallyHidden,
  weight,
} from '@back-office/shared/theme';
import { IconButton, Text, inverseBar, useToastsAbove } from '@back-office/shared/ui';

/**
 * Actions for the selected rows. Render it as the last child of a `Screen`: it floats over the free space at the end,
 * so nothing moves when it appears.
 */
export interface SelectionBarProps {
  /** Number of selected rows. */
  readonly count: number;
  /** Number of selected rows that the filters hide. */
  readonly hidden?: number | undefined;
  /** Ghost buttons. */
  readonly children: ReactNode;
  /** The close button was pressed: clear the selection. */
  readonly onClear: () => void;
}

export function SelectionBar({ count, hidden = 0, children, onClear }: SelectionBarProps) {
  useToastsAbove();
  return (
    <Anchor data-floating="selection">
      <Bar role="region" aria-label="Selection">
        <Text weight="strong" tabular fixed role="status">
          {formatCount(count)} selected
          {hidden > 0 && (
            <Hidden>
              {formatCount(hidden)} hidden<Cause> by the filter</Cause>
            </Hidden>
          )}
        </Text>
        <Divider />
        <Actions>{children}</Actions>
        <IconButton label="Clear selection" icon={<X />} onClick={onClear} />
      </Bar>
    </Anchor>
  );
}

/** Takes no height: it extends into the last 80 px of the screen and sticks there while the rest scrolls. */
const Anchor = styled.div`
  position: sticky;
  z-index: ${layer.sticky};
  bottom: 80px;
  ${rowStyle({ align: 'stretch', justify: 'center', height: '0', on: 'screen' })}
  margin-top: auto;
  margin-bottom: calc(-1 * ${space[4]});
`;

/** One line has no room for the count and four actions. */
const narrow = '@media (max-width: 599px)';

const Bar = styled.div`
  ${inverseBar}
  position: absolute;
  top: ${space[2]};
  ${rowStyle({ size: 'sm', maxWidth: '100%', height: '48px', pad: ['0px', 2, '0px', 4] })}
  animation: ${keyframes.rise} ${motion.fast};

  ${media.phone} {
    top: auto;
    bottom: -72px;
    ${boxStyle({ width: '100%', height: 'auto', padY: 1 })}
  }

  /* The actions get a line of their own; the bar grows upwards. */
  ${narrow} {
    flex-wrap: wrap;
  }
`;

const Hidden = styled.span`
  margin-inline-start: ${space[2]};
  color: ${color.textInverseMuted};
  font-weight: ${weight.regular};

  ${media.phone} {
    ${textStyle({ block: true, size: 'xs' })}
    margin: 0;
  }
`;

/** Visually hidden on phones. */
const Cause = styled.span`
  ${media.phone} {
    ${visuallyHidden}
  }
`;

/** The padding leaves space for focus rings. */
const Actions = styled.div`
  ${rowStyle({ wrap: true, pad: 1, grow: true })}

  ${narrow} {
    flex: 1 0 100%;
    order: 1;
    margin-inline-start: calc(-1 * ${space[3]});

    > button {
      padding-inline: 6px;
    }

    /* Four actions fit one line only without icons. */
    svg {
      display: none;
    }
  }
`;

const Divider = styled.span`
  ${boxStyle({ fixed: true, width: '1px', height: '20px' })}
  margin-inline-start: ${space[4]};
  background-color: currentcolor;
  opacity: 0.3;

  /* Keeps the close button at the end. */
  ${narrow} {
    flex: 1;
    visibility: hidden;
  }
`;
