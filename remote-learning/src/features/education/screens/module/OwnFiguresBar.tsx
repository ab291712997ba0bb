import styled from 'styled-components';
import { formatCount, formatRange } from '@back-office/shared/format';
import { causeOf, useLedgerLink } from '@back-office/shared/ledger';
import { Link } from '@back-office/shared/router';
import { media, rowStyle, textStyle, underlined } from '@back-office/shared/theme';
import { Button } from '@back-office/shared/ui';
import { reportAddress, reportTitle, type ReportId } from '../../domain/reportLink';
import type { OwnFiguresState } from '../../state/useOwnFigures';

interface OwnFiguresBarProps {
  readonly figures: OwnFiguresState;
  readonly report: ReportId;
  readonly onToggle: () => void;
}

/** Fills an example or a calculator with the merchant's figures, names their period and links to the same figures. */
export function OwnFiguresBar({ figures, report, onToggle }: OwnFiguresBarProps) {
  const link = useLedgerLink();
  return (
    <Bar>
      <Button size="small" isBusy={figures.state === 'waiting'} onClick={onToggle}>
        {figures.state === 'off' ? "Use last week's figures" : 'Back to the example'}
      </Button>
      <Period role="status">
        {figures.state === 'ready' && (
          <>
            {figures.own.isEarlier && 'Last week has no transactions. '}
            {`Your figures of ${formatRange(figures.own.range)}. `}
            {figures.own.part &&
              `Only ${formatCount(figures.own.part.counted)} of ${formatCount(figures.own.part.of)} transactions could be loaded. `}
            <Link to={link(reportAddress(report, figures.own.range))}>{`See them in ${reportTitle(report)}`}</Link>
          </>
        )}
        {figures.state === 'missing' && `${figures.reason} The numbers are those of the example.`}
        {figures.state === 'failed' && (
          <>
            Your figures could not be loaded. {causeOf(figures.error)}{' '}
            <Button variant="link" size="small" onClick={figures.retry}>
              Retry
            </Button>
          </>
        )}
      </Period>
    </Bar>
  );
}

const Bar = styled.div`
  ${rowStyle({ gap: [2, 3], wrap: true })}

  ${media.print} {
    button {
      display: none;
    }
  }
`;

const Period = styled.span`
  flex: 1 1 200px;
  ${textStyle({ size: 'xs', tone: 'muted' })}

  a {
    ${underlined}
  }

  &:empty {
    display: none;
  }
`;
