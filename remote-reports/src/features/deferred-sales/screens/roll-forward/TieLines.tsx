import styled from 'styled-components';
import { formatMoney, spokenMoney, unknown } from '@back-office/shared/format';
import { useLedgerLink } from '@back-office/shared/ledger';
import { FigureAmount } from '@back-office/shared/ledger/notices';
import { color, media, rowStyle, space } from '@back-office/shared/theme';
import { Text } from '@back-office/shared/ui';
import { TieBadge } from '../../../../parts/TieBadge';
import type { Tie } from '../../domain/storeDeferred';
import { RowsLink } from './RollForwardCard';

/** The figures from elsewhere that the roll-forward agrees with. */
export function TieLines({ ties }: { readonly ties: readonly Tie[] }) {
  const withLedger = useLedgerLink();
  return (
    <Section>
      <Text as="h3" size="sm" weight="strong" below={1}>
        Agrees with
      </Text>
      <dl>
        {ties.map(({ label, amount, difference, unknown: of, to }) => (
          <Line key={label}>
            <dt>{label}</dt>
            <dd>
              {amount === unknown ? (
                <FigureAmount id={of} cents={amount} />
              ) : (
                <>
                  <RowsLink to={withLedger(to)} aria-label={`${label} ${spokenMoney(amount)}, show`}>
                    {formatMoney(amount)}
                  </RowsLink>
                  <TieBadge difference={difference} of={of} />
                </>
              )}
            </dd>
          </Line>
        ))}
      </dl>
    </Section>
  );
}

const Section = styled.section`
  margin-top: ${space[6]};
`;

const Line = styled.div`
  ${rowStyle({ gap: [1, 4], justify: 'between', wrap: true, size: 'sm', minHeight: '40px', padY: 1, line: 'top' })}

  dt {
    color: ${color.textSecondary};
  }

  dd {
    ${rowStyle({ gap: 3, tabular: true, last: true })}
  }

  ${media.print} {
    min-height: 0;
  }
`;
