import { ArrowLeft } from 'lucide-react';
import styled from 'styled-components';
import { H2 } from '@back-office/shared/area';
import { paths } from '@back-office/shared/routes';
import { gridStyle, media, textStyle } from '@back-office/shared/theme';
import { Badge, ButtonLink, Screen } from '@back-office/shared/ui';
import { importLine, type KitComponent } from '../domain/componentBrowser';
import { CodeLine } from './CodeLine';
import { CodeText } from './CodeText';
import { SourceDetails } from './SourceDetails';
import { ComponentList } from './ComponentList';
import { ComponentStates } from './ComponentStates';
import { PropsTable } from './PropsTable';

interface ComponentPageProps {
  readonly component: KitComponent;
  readonly components: readonly KitComponent[];
}

/** One component: live previews, code to copy, props and source. */
export function ComponentDetails({ component, components }: ComponentPageProps) {
  const { name, description, category, usage, props } = component;
  return (
    <Screen
      title={name}
      tag={<Badge tone="outline">{category}</Badge>}
      context={
        <Description>
          <CodeText>{description}</CodeText>
        </Description>
      }
      actions={
        <ButtonLink to={paths.components()} icon={<ArrowLeft />}>
          All components
        </ButtonLink>
      }
    >
      <Columns>
        <ComponentList components={components} current={name} />
        <Content key={name}>
          <Section aria-label="Preview">
            <SectionTitle>Preview</SectionTitle>
            <ComponentStates component={component} />
          </Section>
          <Section aria-label="Usage">
            <SectionTitle>Usage</SectionTitle>
            <Lines>
              <CodeLine label="import" code={importLine(component)} />
              <CodeLine label="usage" code={usage} />
            </Lines>
          </Section>
          <Section aria-label="Props">
            <SectionTitle>Props</SectionTitle>
            <PropsTable component={name} props={props} />
          </Section>
          <Section aria-label="Source">
            <SectionTitle>Source</SectionTitle>
            <SourceDetails component={component} />
          </Section>
        </Content>
      </Columns>
    </Screen>
  );
}

const Description = styled.p`
  max-width: 76ch;
`;

const Columns = styled.div`
  ${gridStyle({ gap: 8, columns: '184px minmax(0, 1fr)' })}

  @media (max-width: 1199px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Content = styled.div`
  ${gridStyle({ gap: 8, shrink: true })}
  align-content: start;
`;

const Section = styled.section`
  min-width: 0;
`;

const SectionTitle = styled(H2)`
  ${textStyle({ size: 'md', below: 3 })}
`;

const Lines = styled.div`
  ${gridStyle({ gap: 2 })}

  ${media.print} {
    button {
      display: none;
    }
  }
`;
