import { getHeapStatistics } from 'node:v8';

/** Of the limit of the heap: what is left is needed to collect garbage in, and for the work in progress. */
const SHORT = 0.7;

/** Whether the heap, and the buffers that wait to be sent, are nearly as large as the heap may become. Garbage that was not collected yet counts. */
export function isMemoryShort(): boolean {
  const { used_heap_size: heap, external_memory: buffers, heap_size_limit: limit } = getHeapStatistics();
  return heap + buffers > limit * SHORT;
}
