import { mountArea } from '@back-office/shared/mount';
import declared from '../../area.json';
import { createArea } from './routes';

/** Runs this remote on any page, without the host. */
export const mount = mountArea(createArea, { name: declared.name, title: declared.title, path: '/items' });
