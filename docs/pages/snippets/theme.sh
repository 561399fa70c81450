npx @kaksha/design-system theme --accent "#1d4ed8" --out src/theme.css
