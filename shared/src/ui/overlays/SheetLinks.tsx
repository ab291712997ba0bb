import styled from 'styled-components';
import { color, currentBar, media, radius, space, text, weight } from '../../theme/theme';
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
        <Link key={id} type="button" aria-current={id === current ? 'location' : undefined} onClick={() => onGo(id)}>
          <span>{label}</span>
          {errors > 0 && <Errors>{errors === 1 ? '1 error' : `${errors} errors`}</Errors>}
        </Link>
      ))}
    </List>
  );
}

const List = styled.nav`
  display: flex;
  flex-direction: column;
  gap: 2px;
  width: 264px;
  padding: ${space[6]};

  ${media.phone} {
    flex-direction: row;
    width: auto;
    padding: ${space[2]} ${space[4]};
    overflow-x: auto;
    scrollbar-width: none;
    border-bottom: 1px solid ${color.border};
  }
`;

const Link = styled.button`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  min-height: 36px;
  padding: 0 ${space[2]} 0 10px;
  border-radius: ${radius.sm};
  text-align: start;
  ${text.sm}
  color: ${color.textSecondary};

  &:hover {
    background-color: ${highlight};
  }

  &[aria-current] {
    background-color: ${highlight};
    font-weight: ${weight.medium};
    color: ${color.text};
    ${currentBar}
  }
`;

const Errors = styled.span`
  padding: 2px ${space[2]};
  border-radius: ${radius.sm};
  background-color: ${color.negativeSubtle};
  ${text.xs}
  font-weight: ${weight.medium};
  color: ${color.negative};
  white-space: nowrap;
`;
