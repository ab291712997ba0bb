import styled from 'styled-components';
import { formatMoney, spokenMoney } from '@back-office/shared/format';
import { useLedgerLink } from '@back-office/shared/ledger';
import { color, media, space, tabular, text, weight } from '@back-office/shared/theme';
import { TieBadge } from '../../../../parts/TieBadge';
import type { Tie } from '../../domain/storeDeferred';
import { RowsLink } from './RollForwardCard';

/** The figures from elsewhere that the roll-forward agrees with. */
export function TieLines({ ties }: { readonly ties: readonly Tie[] }) {
  const withLedger = useLedgerLink();
  return (
    <Section>
      <Title>Agrees with</Title>
      <dl>
        {ties.map(({ label, amount, difference, to }) => (
          <Line key={label}>
            <dt>{label}</dt>
            <dd>
              <RowsLink to={withLedger(to)} aria-label={`${label} ${spokenMoney(amount)}, show`}>
                {formatMoney(amount)}
              </RowsLink>
              <TieBadge difference={difference} />
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

const Title = styled.h3`
  margin-bottom: ${space[1]};
  ${text.sm}
  font-weight: ${weight.strong};
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[4]};
  min-height: 40px;
  padding-block: ${space[1]};
  border-top: 1px solid ${color.border};
  ${text.sm}

  dt {
    color: ${color.textSecondary};
  }

  dd {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    margin-inline-start: auto;
    ${tabular}
  }

  ${media.print} {
    min-height: 0;
  }
`;
