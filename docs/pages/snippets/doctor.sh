npx @kaksha/design-system doctor
