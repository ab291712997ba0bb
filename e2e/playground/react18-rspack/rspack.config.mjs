import { join } from 'node:path';
import { rspack } from '@rspack/core';

const modules = join(import.meta.dirname, '../../node_modules');

export default {
  mode: 'production',
  context: import.meta.dirname,
  entry: './page.jsx',
  output: { publicPath: 'auto' },
  module: {
    rules: [
      {
        test: /\.jsx$/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: { parser: { syntax: 'ecmascript', jsx: true }, transform: { react: { runtime: 'automatic' } } },
        },
      },
    ],
  },
  // Only because the product beside this page has another React.
  resolve: { alias: { react: join(modules, 'react18'), 'react-dom': join(modules, 'react-dom18') } },
  plugins: [new rspack.HtmlRspackPlugin({ template: './index.html' })],
};
