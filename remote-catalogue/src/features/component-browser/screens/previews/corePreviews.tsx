import { EllipsisVertical, Plus, Trash2 } from 'lucide-react';
import { Button, ButtonLink, IconButton } from '@back-office/shared/ui';
import type { CoreName } from '../../data/componentMetadata';
import { feedbackPreviews } from './feedbackPreviews';
import { layoutPreviews } from './layoutPreviews';
import { overlayPreviews } from './overlayPreviews';
import { Row, linkToSelf, type Preview } from './preview';
import { textPreviews } from './textPreviews';

export const corePreviews: Readonly<Record<CoreName, Preview>> = {
  ...textPreviews,
  ...layoutPreviews,
  ...feedbackPreviews,
  ...overlayPreviews,
  Button: {
    states: {
      'Primary and secondary': (
        <Row>
          <Button>Cancel</Button>
          <Button variant="primary">Save Item</Button>
        </Row>
      ),
      'Danger, ghost and link': (
        <Row>
          <Button variant="danger">Delete</Button>
          <Button variant="ghost">Bulk update</Button>
          <Button variant="link">Clear filters</Button>
        </Row>
      ),
      'With an icon, small': (
        <Row>
          <Button icon={<Plus />}>Create item</Button>
          <Button size="small" icon={<Plus />}>
            Add Option
          </Button>
        </Row>
      ),
      'Busy, unavailable, disabled': (
        <Row>
          <Button icon={<Plus />} isBusy>
            Saving
          </Button>
          <Button unavailable="Not available yet">Publish</Button>
          <Button disabled>Send</Button>
        </Row>
      ),
    },
  },
  ButtonLink: {
    states: {
      'Secondary and primary': (
        <Row>
          <ButtonLink to={linkToSelf('ButtonLink')}>View items</ButtonLink>
          <ButtonLink to={linkToSelf('ButtonLink')} variant="primary">
            Home
          </ButtonLink>
        </Row>
      ),
      'Small, with an icon': (
        <ButtonLink to={linkToSelf('ButtonLink')} size="small" icon={<Plus />}>
          Create report
        </ButtonLink>
      ),
    },
  },
  IconButton: {
    states: {
      'Ghost, the default': (
        <Row>
          <IconButton label="Actions for Sourdough Loaf" icon={<EllipsisVertical />} />
          <IconButton label="Delete Sourdough Loaf" icon={<Trash2 />} />
        </Row>
      ),
      'Secondary, primary, small': (
        <Row>
          <IconButton label="Add an item" icon={<Plus />} variant="secondary" />
          <IconButton label="Create an item" icon={<Plus />} variant="primary" />
          <IconButton label="Add a small item" icon={<Plus />} variant="secondary" size="small" />
        </Row>
      ),
      Unavailable: <IconButton label="Share" icon={<Plus />} variant="secondary" unavailable="Not available yet" />,
    },
  },
};
