import styled from 'styled-components';
import {
  boxStyle,
  color,
  currentBar,
  media,
  radius,
  rowStyle,
  space,
  stackStyle,
  textStyle,
} from '@back-office/shared/theme';
import { scrollIntoView } from '@back-office/shared/ui';
import { highlight } from './menuItemStyle';

export interface SheetSectionLink {
  /** Id of a `SheetSection` among the children. */
  readonly id: string;
  readonly label: string;
  /** Number of fields in the section that prevent saving. */
  readonly errors?: number;
}

interface SheetLinksProps {
  readonly sections: readonly SheetSectionLink[];
  readonly current: string | undefined;
  readonly onGo: (id: string) => void;
}

/** The section list of a sheet: at the left, on phones a line that scrolls sideways. */
export function SheetLinks({ sections, current, onGo }: SheetLinksProps) {
  return (
    <List aria-label="Sections">
      {sections.map(({ id, label, errors = 0 }) => (
        <Link
          key={id}
          type="button"
          ref={id === current ? scrollIntoView : undefined}
          aria-current={id === current ? 'location' : undefined}
          onClick={() => onGo(id)}
        >
          <span>{label}</span>
          {errors > 0 && <Errors>{errors === 1 ? '1 error' : `${errors} errors`}</Errors>}
        </Link>
      ))}
    </List>
  );
}

const List = styled.nav`
  ${stackStyle({ gap: '2px', pad: 6, width: '264px' })}

  ${media.phone} {
    flex-direction: row;
    ${boxStyle({ width: 'auto', pad: [2, 4], line: 'bottom' })}
    overflow-x: auto;
    scrollbar-width: none;
  }
`;

const Link = styled.button`
  ${rowStyle({ gap: 2, justify: 'between', size: 'sm', tone: 'secondary', textAlign: 'start', fixed: true })}
  min-height: 36px;
  padding: 0 ${space[2]} 0 10px;
  border-radius: ${radius.sm};

  &:hover {
    background-color: ${highlight};
  }

  &[aria-current] {
    background-color: ${highlight};
    ${textStyle({ tone: 'text', weight: 'medium' })}
    ${currentBar}
  }
`;

const Errors = styled.span`
  ${textStyle({ size: 'xs', tone: 'negative', weight: 'medium', nowrap: true, pad: ['2px', 2], round: 'sm' })}
  background-color: ${color.negativeSubtle};
`;
