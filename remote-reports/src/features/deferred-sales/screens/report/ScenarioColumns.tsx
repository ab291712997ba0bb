import styled from 'styled-components';
import { media, space, text } from '@back-office/shared/theme';
import type { Scenario } from '../../domain/scenario';
import type { ScenarioReport, ScenarioSection } from '../../domain/scenarioReport';
import { SectionCard } from './SectionCard';

interface ScenarioColumnsProps {
  readonly scenario: Scenario;
  readonly report: ScenarioReport;
}

/** Sales and payments beside each other, below each other where there is no room. */
export function ScenarioColumns({ scenario, report }: ScenarioColumnsProps) {
  const columns: readonly (readonly [title: string, sections: readonly ScenarioSection[]])[] = [
    ['Sales', report.salesSections],
    ['Payments', report.paymentSections],
  ];
  return (
    <Container>
      <Columns>
        {columns.map(([title, sections]) => (
          <Column key={title}>
            <Title>{title}</Title>
            {sections.map((section, index) => (
              <SectionCard
                key={index}
                section={section}
                name={section.title || (section.lines.length > 0 ? title : `${title}, total`)}
                scenario={scenario}
              />
            ))}
          </Column>
        ))}
      </Columns>
    </Container>
  );
}

const Container = styled.div`
  container-type: inline-size;

  ${media.print} {
    container-type: normal;
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${space[6]};

  @container (max-width: 639px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Column = styled.section`
  display: grid;
  gap: ${space[3]};
  min-width: 0;
`;

const Title = styled.h2`
  ${text.lg}
`;
