import { ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import { figureText, spokenFigure } from '@back-office/shared/ledger';
import { ShownFigure } from '@back-office/shared/ledger/notices';
import { color, media, textStyle } from '@back-office/shared/theme';
import { openedHere } from '@back-office/shared/url';
import { FigureLink } from '../../../../parts/FigureLink';
import type { ReportLine } from '../../domain/reportLines';
import type { ReportLinks } from './Breakdown';

interface LineAmountProps {
  readonly line: ReportLine;
  readonly links: ReportLinks;
}

/** The amount, a link to the transactions behind it. A line with a drill-down is accented and has a chevron. */
export function LineAmount({ line, links }: LineAmountProps) {
  const { label, amount, measure, figures, count, opens, transactions } = line;
  const text = <ShownFigure id={measure} value={amount} figures={figures} />;
  if (typeof amount !== 'number') return text;
  const name = `${label} ${spokenFigure(measure, amount)}, show transactions`;
  if (opens)
    return (
      <DrillDownLink to={{ search: links.drillDown(opens) }} state={openedHere} data-line={opens} aria-label={name}>
        {figureText(measure, amount)}
        <ChevronRight size={16} aria-hidden />
      </DrillDownLink>
    );
  if (amount === 0 && !count) return <Zero>{text}</Zero>;
  if (!transactions) return text;
  return (
    <FigureLink to={links.transactions(transactions)} aria-label={name}>
      {figureText(measure, amount)}
    </FigureLink>
  );
}

const Zero = styled.span`
  ${textStyle({ weight: 'inherit', tone: 'muted' })}
`;

const DrillDownLink = styled(FigureLink)`
  color: ${color.accentText};

  svg {
    position: absolute;
    top: calc(50% - 8px);
    left: calc(100% + 8px);
    color: ${color.textMuted};

    ${media.phone} {
      left: calc(100% + 4px);
    }
  }

  &::after {
    inset: -9px -32px -9px -8px;
  }

  ${media.print} {
    color: inherit;

    svg {
      display: none;
    }
  }
`;
