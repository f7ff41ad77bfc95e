/**
 * Makes something of a schema once in a process instead of once for each operation and server: hundreds of operations take the
 * same ids and refuse in the same words. Schemas are the same when they are one object, or when their texts are.
 */
export function onceForEachSchema<Definition extends { schema?: unknown }, Made>(
  make: (definition: Definition) => Made,
): (definition: Definition) => Made {
  const byObject = new WeakMap<object, Made>();
  const byText = new Map<string, Made>();
  return (definition) => {
    const schema = definition.schema as object;
    let made = byObject.get(schema);
    if (made !== undefined) return made;
    const text = JSON.stringify(schema);
    made = byText.get(text) ?? make(definition);
    byObject.set(schema, made);
    byText.set(text, made);
    return made;
  };
}
