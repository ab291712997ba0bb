import styled from 'styled-components';
import { unknown } from '@back-office/shared/format';
import { figureText, spokenFigure, type Figure, type FigureGroup, type MeasureId } from '@back-office/shared/ledger';
import { ShownFigure } from '@back-office/shared/ledger/notices';
import { Link } from '@back-office/shared/router';
import { pressArea, textStyle, underlinedOnHover } from '@back-office/shared/theme';

/** A figure that leads to its transactions. It looks like the figures beside it until it is pointed at. */
export const FigureLink = styled(Link)`
  ${textStyle({ round: 'xs', weight: 'inherit', tone: 'inherit', relative: true })}
  ${underlinedOnHover}

  /* The press area has the height of the row. */
  ${pressArea('-8px')}
`;

interface LinkedFigureProps {
  readonly id: MeasureId;
  readonly value: Figure;
  /** All figures of the same answer, which tell why one of them is unknown. */
  readonly figures: FigureGroup['figures'];
  /** What it is of, in words. */
  readonly name: string;
  /** The address of its transactions, if it has any. */
  readonly to: string | undefined;
}

/** A figure as a link to its transactions. Zero is plain, an unknown one says why, and one without meaning is a dash. */
export function LinkedFigure({ id, value, figures, name, to }: LinkedFigureProps) {
  if (value === undefined || value === unknown || value === 0 || to === undefined)
    return <ShownFigure id={id} value={value} figures={figures} />;
  return (
    <FigureLink to={to} aria-label={`${name} ${spokenFigure(id, value)}, show transactions`}>
      {figureText(id, value)}
    </FigureLink>
  );
}
