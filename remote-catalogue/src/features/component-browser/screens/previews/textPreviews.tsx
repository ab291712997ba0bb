import { Amount, Badge, ChangeBadge, Kbd, Text, VisuallyHidden } from '@back-office/shared/ui';
import { Muted, Row, type Preview } from './preview';

export const textPreviews = {
  Amount: {
    states: [
      { label: 'Positive', Example: () => <Amount cents={421_850} /> },
      { label: 'Negative, announced as minus', Example: () => <Amount cents={-6_085} /> },
      { label: 'Zero', Example: () => <Amount cents={0} /> },
    ],
  },
  Badge: {
    states: [
      {
        label: 'Change',
        Example: () => (
          <Row>
            <Badge tone="positive">+12.4%</Badge>
            <Badge tone="negative">-3.1%</Badge>
            <Badge tone="neutral">N/A</Badge>
          </Row>
        ),
      },
      {
        label: 'Status',
        Example: () => (
          <Row>
            <Badge tone="notice">Low stock</Badge>
            <Badge tone="accent">Beta</Badge>
            <Badge tone="outline">Draft</Badge>
          </Row>
        ),
      },
    ],
  },
  ChangeBadge: {
    states: [
      {
        label: 'Up and down',
        Example: () => (
          <Row>
            <ChangeBadge change={0.084} />
            <ChangeBadge change={-0.031} />
          </Row>
        ),
      },
      { label: 'No change, or nothing to compare with', Example: () => <ChangeBadge change={undefined} /> },
    ],
  },
  Kbd: {
    states: [
      {
        label: 'Keys',
        Example: () => (
          <Row>
            <Kbd>/</Kbd>
            <Kbd>Esc</Kbd>
            <Kbd>Enter</Kbd>
          </Row>
        ),
      },
    ],
  },
  Text: {
    states: [
      {
        label: 'Title',
        Example: () => (
          <Text weight="strong" size="md">
            Net sales
          </Text>
        ),
      },
      {
        label: 'Note',
        Example: () => (
          <Text size="xs" tone="muted">
            Net sales
          </Text>
        ),
      },
      {
        label: 'Figure',
        Example: () => (
          <Text size="xl" weight="strong" tabular>
            $4,218.50
          </Text>
        ),
      },
    ],
  },
  VisuallyHidden: {
    states: [
      {
        label: 'Announced but not shown',
        Example: () => (
          <Muted>
            There is hidden text between these marks: “<VisuallyHidden>13 items shown</VisuallyHidden>”
          </Muted>
        ),
      },
    ],
  },
} satisfies Readonly<Record<string, Preview>>;
