import { ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import { formatMoney, spokenMoney } from '@back-office/shared/format';
import type { DrillDownLine } from '@back-office/shared/routes';
import { color, media, radius } from '@back-office/shared/theme';
import { Amount } from '@back-office/shared/ui';
import type { ReportLine } from '../../domain/reportLines';

interface LineAmountProps {
  readonly line: ReportLine;
  readonly onOpenLine: (line: DrillDownLine) => void;
}

/** The amount. If the line has a drill-down, it is an accented button with a chevron. */
export function LineAmount({ line, onOpenLine }: LineAmountProps) {
  const { label, amount, opens } = line;
  if (opens)
    return (
      <DrillDownButton
        type="button"
        data-line={opens}
        aria-label={`${label} ${spokenMoney(amount)}, show transactions`}
        aria-haspopup="dialog"
        onClick={() => onOpenLine(opens)}
      >
        {formatMoney(amount)}
        <ChevronRight size={16} aria-hidden />
      </DrillDownButton>
    );
  const text = <Amount cents={amount} />;
  return amount === 0 ? <Zero>{text}</Zero> : text;
}

const Zero = styled.span`
  font-weight: inherit;
  color: ${color.textMuted};
`;

const DrillDownButton = styled.button`
  position: relative;
  border-radius: ${radius.xs};
  font-weight: inherit;
  color: ${color.accentText};

  svg {
    position: absolute;
    top: 2px;
    left: calc(100% + 8px);
    color: ${color.textMuted};

    ${media.phone} {
      left: calc(100% + 4px);
    }
  }

  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }

  &::after {
    position: absolute;
    inset: -9px -32px -9px -8px;
    content: '';
  }

  ${media.print} {
    color: inherit;

    svg {
      display: none;
    }
  }
`;
