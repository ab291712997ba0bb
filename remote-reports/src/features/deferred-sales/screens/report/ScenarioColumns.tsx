import styled from 'styled-components';
import { gridStyle, media } from '@back-office/shared/theme';
import { Grid, Text } from '@back-office/shared/ui';
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
          <Grid as="section" gap={3} shrink key={title}>
            <Text as="h2" size="lg">
              {title}
            </Text>
            {sections.map((section, index) => (
              <SectionCard
                key={index}
                section={section}
                name={section.title || (section.lines.length > 0 ? title : `${title}, total`)}
                scenario={scenario}
              />
            ))}
          </Grid>
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
  ${gridStyle({ gap: 6, columns: 'repeat(2, minmax(0, 1fr))', align: 'start' })}

  @container (max-width: 639px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
