// Printed by npm run codegen from schema/. Do not edit.
export {};
