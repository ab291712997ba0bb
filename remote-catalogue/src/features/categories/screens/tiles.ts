import styled from 'styled-components';
import { color, media, oneLine, radius, space, weight } from '@back-office/shared/theme';

/** The grid of categories, at rest and while it is being rearranged. */
export const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
  gap: ${space[3]};

  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const Tile = styled.li`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  min-width: 0;
  padding: ${space[3]} ${space[4]} ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  background-color: ${color.bgRaised};

  &[data-selected] {
    border-color: ${color.accentBorder};
    background-color: ${color.accentSubtle};
  }
`;

export const Name = styled.span`
  max-width: 100%;
  margin-top: ${space[3]};
  font-weight: ${weight.medium};
  ${oneLine}
`;
