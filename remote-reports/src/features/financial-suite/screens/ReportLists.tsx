import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { H2 } from '@back-office/shared/area';
import { useLedgerLink } from '@back-office/shared/ledger';
import { Link } from '@back-office/shared/router';
import { paths } from '@back-office/shared/routes';
import {
  boxStyle,
  color,
  gridStyle,
  innerRing,
  media,
  oneLine,
  rowStyle,
  space,
  textStyle,
} from '@back-office/shared/theme';
import { ButtonLink, Text } from '@back-office/shared/ui';
import { titleOf, type CustomReport } from '../../../domain/customReport';
import { statusNames, typeNames, whenText } from '../../../domain/reportTexts';
import { useCustomReports } from '../../../state/customReports';
import { changedReports, recentReports } from '../domain/recentReports';

/** The reports viewed and changed last; both lists follow every change, also of other tabs. */
export function ReportLists({ now }: { readonly now: number }) {
  const { reports } = useCustomReports();
  const link = useLedgerLink();
  return (
    <Lists>
      <ReportList
        title="Recent Reports"
        reports={recentReports(reports)}
        detailOf={({ lastRun }) => `Viewed ${lowerFirst(whenText(lastRun, now))}`}
        empty="Reports you view are listed here."
      />
      <ReportList
        title="Custom Reports"
        reports={changedReports(reports)}
        detailOf={({ type, status }) => `${typeNames[type]} · ${statusNames[status]}`}
        empty="Reports you create are listed here."
        action={
          <ButtonLink variant="link" size="small" to={link(paths.customReports())}>
            View all
          </ButtonLink>
        }
      />
    </Lists>
  );
}

/** `Just now` and `Yesterday` within a sentence. */
function lowerFirst(when: string): string {
  return /^(Just|Yesterday)/.test(when) ? when.charAt(0).toLowerCase() + when.slice(1) : when;
}

interface ReportListProps {
  readonly title: string;
  readonly reports: readonly CustomReport[];
  readonly detailOf: (report: CustomReport) => string;
  readonly empty: string;
  readonly action?: ReactNode;
}

function ReportList({ title, reports, detailOf, empty, action }: ReportListProps) {
  const id = useId();
  const link = useLedgerLink();
  return (
    <Frame aria-labelledby={id}>
      <Head>
        <Text as={H2} size="md" id={id}>
          {title}
        </Text>
        {action}
      </Head>
      {reports.length === 0 ? (
        <Empty>{empty}</Empty>
      ) : (
        <ul>
          {reports.map((report) => (
            <li key={report.id}>
              <Row to={link(paths.viewCustomReport(report.id))}>
                <span>{titleOf(report)}</span>
                <Text size="xs" tone="muted" fixed>
                  {detailOf(report)}
                </Text>
              </Row>
            </li>
          ))}
        </ul>
      )}
    </Frame>
  );
}

const Lists = styled.div`
  ${gridStyle({ gap: 4, columns: 'repeat(2, minmax(0, 1fr))', above: 2 })}

  @media (max-width: 1099px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Frame = styled.section`
  ${boxStyle({ pad: [4, '0px', 2], card: true })}
`;

const Head = styled.header`
  ${rowStyle({ justify: 'between', height: '44px', pad: ['0px', '20px', 2], phone: { padX: 4 } })}
`;

const Row = styled(Link)`
  && {
    ${rowStyle({ gap: 4, justify: 'between', size: 'sm', tone: 'text', minHeight: '44px', pad: [2, '20px'] })}
    border-top: 1px solid ${color.border};

    > :first-child {
      ${oneLine}
    }

    ${media.phone} {
      padding-inline: ${space[4]};
    }
  }

  &&:hover {
    background-color: ${color.bgHover};
  }

  ${innerRing}
`;

const Empty = styled.p`
  ${textStyle({ pad: [3, '20px', 4], tone: 'muted' })}
`;
