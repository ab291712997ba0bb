import styled from 'styled-components';
import { rowStyle } from '@back-office/shared/theme';
import { Swatch } from './Swatch';
import { comparisonColor, seriesColor } from './parts';

interface BarKeyProps {
  readonly series: readonly string[];
  readonly comparison: string | undefined;
  /** What hatched bars or dashes mean, if there are any. */
  readonly part?: string | undefined;
}

/** The key: the color of each series, and the meaning of the line across a bar. */
export function BarKey({ series, comparison, part }: BarKeyProps) {
  return (
    <Names>
      {series.map((name, index) => (
        <li key={name}>
          <Swatch $color={seriesColor(index)} />
          {name}
        </li>
      ))}
      {comparison !== undefined && (
        <li>
          <Swatch $color={comparisonColor} $isLine />
          {comparison}
        </li>
      )}
      {part !== undefined && <li>{part}</li>}
    </Names>
  );
}

const Names = styled.ul`
  ${rowStyle({ gap: [1, 4], align: 'stretch', wrap: true, size: 'xs', tone: 'secondary', below: 3 })}

  > li {
    ${rowStyle({ gap: 2 })}
  }
`;
