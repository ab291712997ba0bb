import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// A screen's lazy parts are compiled on first use; a busy machine needs much longer than the library's one second, and a
// test that passes never waits for it.
configure({ asyncUtilTimeout: 30_000 });

// jsdom has no addresses for files. What a download takes back a while later may outlive what its test put here.
URL.createObjectURL = () => 'blob:of-the-tests';
URL.revokeObjectURL = () => undefined;
