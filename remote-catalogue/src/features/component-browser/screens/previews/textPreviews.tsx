import { Amount, Badge, ChangeBadge, Kbd, Text, VisuallyHidden } from '@back-office/shared/ui';
import { Muted, Row, type Preview } from './preview';

export const textPreviews = {
  Amount: {
    states: {
      Positive: <Amount cents={421_850} />,
      'Negative, announced as minus': <Amount cents={-6_085} />,
      Zero: <Amount cents={0} />,
    },
  },
  Badge: {
    states: {
      Change: (
        <Row>
          <Badge tone="positive">+12.4%</Badge>
          <Badge tone="negative">-3.1%</Badge>
          <Badge tone="neutral">N/A</Badge>
        </Row>
      ),
      Status: (
        <Row>
          <Badge tone="notice">Low stock</Badge>
          <Badge tone="accent">Beta</Badge>
          <Badge tone="outline">Draft</Badge>
        </Row>
      ),
    },
  },
  ChangeBadge: {
    states: {
      'Up and down': (
        <Row>
          <ChangeBadge change={0.084} />
          <ChangeBadge change={-0.031} />
        </Row>
      ),
      'No change, or nothing to compare with': <ChangeBadge change={undefined} />,
    },
  },
  Kbd: {
    states: {
      Keys: (
        <Row>
          <Kbd>/</Kbd>
          <Kbd>Esc</Kbd>
          <Kbd>Enter</Kbd>
        </Row>
      ),
    },
  },
  Text: {
    states: {
      Title: (
        <Text weight="strong" size="md">
          Net sales
        </Text>
      ),
      Note: (
        <Text size="xs" tone="muted">
          Net sales
        </Text>
      ),
      Figure: (
        <Text size="xl" weight="strong" tabular>
          <Amount cents={421_850} />
        </Text>
      ),
    },
  },
  VisuallyHidden: {
    states: {
      'Announced but not shown': (
        <Muted>
          There is hidden text between these marks: “<VisuallyHidden>13 items shown</VisuallyHidden>”
        </Muted>
      ),
    },
  },
} satisfies Readonly<Record<string, Preview>>;
