import type { ReactNode } from 'react';
import styled from 'styled-components';
import { gridStyle, media, space, withoutRing } from '@back-office/shared/theme';
import { Stack, Text } from '@back-office/shared/ui';

interface SettingsSectionProps {
  /** Names it in addresses: `/settings#data`. */
  readonly id: string;
  readonly title: string;
  /** What is set here, in a sentence. */
  readonly about: string;
  /** One or more cards. */
  readonly children: ReactNode;
}

/** A topic of the settings: what it is about, and its cards beside that. */
export function SettingsSection({ id, title, about, children }: SettingsSectionProps) {
  return (
    <Section id={id} aria-labelledby={`${id}-title`}>
      <Stack gap={1}>
        <Title id={`${id}-title`} tabIndex={-1}>
          {title}
        </Title>
        <Text as="p" size="sm" tone="muted">
          {about}
        </Text>
      </Stack>
      <Stack gap={4}>{children}</Stack>
    </Section>
  );
}

const Section = styled.section`
  ${gridStyle({ gap: [4, 8], columns: 'minmax(0, 240px) minmax(0, 640px)' })}
  align-items: start;
  scroll-margin-top: calc(var(--screen-top, 0px) + ${space[6]});

  & + & {
    ${gridStyle({ line: 'top', padTop: 8, above: 4 })}
  }

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);

    & + & {
      padding-top: ${space[6]};
      margin-top: ${space[2]};
    }
  }
`;

const Title = styled.h2`
  font-size: var(--size-md);
  line-height: var(--line-md);

  /* Focused by script alone; it can be read, not pressed. */
  ${withoutRing}
`;
