import styled from 'styled-components';
import type { DayRange } from '@back-office/shared/format';
import { figuresAddress, useLedgerLink } from '@back-office/shared/ledger';
import { Link, useLocation } from '@back-office/shared/router';
import { color, rowStyle } from '@back-office/shared/theme';
import { reportBySlug } from '../domain/menuReports';

interface RelatedReportsProps {
  readonly slugs: readonly string[];
  readonly range: DayRange;
}

/** Links to reports of the same range, beside this one. */
export function RelatedReports({ slugs, range }: RelatedReportsProps) {
  const { pathname } = useLocation();
  const withLedger = useLedgerLink();
  const folder = pathname.replace(/[^/]+\/?$/, '');
  return (
    <nav aria-label="Related reports">
      <List>
        <li>Related reports</li>
        {slugs.map((slug) => (
          <li key={slug}>
            <Link to={withLedger(figuresAddress(`${folder}${slug}`, { range }))}>{reportBySlug(slug)?.title}</Link>
          </li>
        ))}
      </List>
    </nav>
  );
}

const List = styled.ul`
  ${rowStyle({ gap: [1, 4], align: 'stretch', wrap: true, size: 'sm', tone: 'muted', on: 'screen' })}

  a {
    color: ${color.accentText};
  }
`;
