/** A chunk that has a name has it as its id: the script that loads chunks then needs no list of their names. */
export class NamedChunksPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('NamedChunksPlugin', (compilation) => {
      compilation.hooks.chunkIds.tap({ name: 'NamedChunksPlugin', stage: -1 }, (chunks) => {
        for (const chunk of chunks) {
          if (!chunk.name || chunk.id !== null) continue;
          chunk.id = chunk.name;
          chunk.ids = [chunk.name];
        }
      });
      compilation.hooks.afterOptimizeChunkIds.tap('NamedChunksPlugin', (chunks) => {
        for (const { id } of chunks)
          if (id === 0) throw new Error('webpack-subresource-integrity keeps no hash of chunk 0.');
      });
    });
  }
}
